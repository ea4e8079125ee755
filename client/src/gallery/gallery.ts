/** A page for those who draw: /gallery.html?title=andromeda&name=launch&theme=light&open=station&language=cs shows a board
 *  at a moment that was kept beside it; without a name it lists them. It is no part of the built client. */
import { mount } from 'svelte';
import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import { Speech, type Language } from '../i18n/speech';
import type { TitleModule } from '../table/board';
import type { Fixture } from '../titles/fixtures';
import Gallery from './Gallery.svelte';

interface Kept {
  readonly fixtures: ReadonlyMap<string, Fixture>;
  readonly printed: unknown;
}

const boards = import.meta.glob<TitleModule<unknown, unknown>>('../titles/*/index.ts');
const moments = import.meta.glob<Kept>('../titles/*/fixtures/fixtures.ts');
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
const title = query.get('title') ?? 'trucker';
const [module, kept] = await Promise.all([
  boards[`../titles/${title}/index.ts`]?.(),
  moments[`../titles/${title}/fixtures/fixtures.ts`]?.(),
]);
const target = document.getElementById('app');
if (target && module && kept) {
  const { fixtures, printed } = kept;
  mount(Gallery, { target, props: { title, name: query.get('name') ?? '', module, fixtures, printed, speech } });
}
