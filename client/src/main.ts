import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { words } from './i18n/words.svelte';
import { installed } from './installed.svelte';
import { lobby } from './lobby/lobby.svelte';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

settings.show();
const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the client');
mount(App, { target });
void words.start();
void lobby.start();
void installed.start(() => router.route.page === 'lobby' || document.visibilityState === 'hidden');
