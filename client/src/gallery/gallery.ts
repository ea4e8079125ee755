/** A page for those who draw: /gallery.html?title=andromeda&name=launch&theme=light&open=station&language=cs shows a board
 *  at a moment that was kept beside it; without a name it lists them. It is no part of the built client. */
import { mount, type Component } from 'svelte';
import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import { Speech, type Language } from '../i18n/speech';

interface Props {
  name: string;
  open: string;
  speech: Speech;
}

const galleries = import.meta.glob<Component<Props>>('../titles/*/fixtures/Gallery.svelte', { import: 'default' });
const words = import.meta.glob<string>(
  ['../../../locales/*/*.ftl', '../../../src/starboard/games/*/campaigns/*/text/*/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

const query = new URLSearchParams(location.search);
const language = (query.get('language') ?? 'en') as Language;
const speech = new Speech(language);
// What a campaign does not say in a language, it says in English.
for (const spoken of new Set(['en', language]))
  for (const [file, text] of Object.entries(words)) if (file.includes(`/${spoken}/`)) speech.learn(text);

document.documentElement.dataset['theme'] = query.get('theme') ?? 'dark';
const load = galleries[`../titles/${query.get('title') ?? 'trucker'}/fixtures/Gallery.svelte`];
const [target, Gallery] = [document.getElementById('app'), await load?.()];
if (target && Gallery) {
  mount(Gallery, { target, props: { name: query.get('name') ?? '', open: query.get('open') ?? '', speech } });
}
