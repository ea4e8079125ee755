import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RuleText, Words } from '../../api_types';
import RuleDialog from './RuleDialog.svelte';
import RuleTag from './RuleTag.svelte';
import { rulebook } from './rulebook.svelte';

const plain = (text: string): readonly Words[] => [{ text, look: 'plain' }];
const IDS = ['SA-B-1.1', 'SA-B-1.2', 'SA-B-1.3'];
const WILD = '<img src=x onerror="alert(1)"> & <script>alert(2)</script>';

function rule(id: string, more: Partial<RuleText> = {}): RuleText {
  return {
    id,
    title: 'drift',
    language: 'en',
    page: 'Building',
    chapter: 'Taking components',
    blocks: [{ type: 'paragraph', words: plain(`This is ${id}.`) }],
    ruling: [],
    ids: IDS,
    ...more,
  };
}

const RULES = new Map(IDS.map((id) => [id, rule(id)]));
RULES.set(
  'SA-B-1.2',
  rule('SA-B-1.2', {
    blocks: [
      {
        type: 'paragraph',
        words: [...plain(WILD), { text: 'one hand', look: 'code' }, { text: 'now', look: 'stress' }],
      },
      { type: 'items', items: [plain('a cabin'), [{ text: 'a battery', look: 'strong' }]], numbered: false },
      { type: 'items', items: [plain('first')], numbered: true },
      {
        type: 'grid',
        head: [plain('Part'), plain('Worth')],
        rows: [
          [plain('cabin'), plain('1')],
          [plain('bar'), []],
        ],
      },
    ],
    ruling: [{ type: 'paragraph', words: plain('It stays in play.') }],
  }),
);

let asked: string[] = [];
let shown: Record<string, unknown> | undefined;
const find = (what: string): HTMLElement | null => document.body.querySelector(what);
const all = (what: string): HTMLElement[] => [...document.body.querySelectorAll<HTMLElement>(what)];
const ids = (): (string | null)[] => all('article h3').map(({ textContent }) => textContent);

async function open(id: string): Promise<void> {
  const reading = rulebook.open(id);
  shown = mount(RuleDialog, { target: document.body, props: { title: 'drift' } });
  await reading;
  flushSync();
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const found = RULES.get(path.slice(path.lastIndexOf('/') + 1));
    const error = { id: 'web-no-such-rule', args: { rule: 'SA-B-9' }, rule: '' };
    return new Response(JSON.stringify(found ?? { error }), { status: found ? 200 : 404 });
  });
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  rulebook.close();
  vi.unstubAllGlobals();
});

test('a rule is shown with its chapter, lists and tables', async () => {
  await open('SA-B-1.2');
  expect(asked).toEqual(['/api/rules/en/SA-B-1.2']);
  expect(find('h2')?.textContent).toBe('Taking components');
  expect(ids()).toEqual(['SA-B-1.2']);
  expect(all('article ul li').map(({ textContent }) => textContent)).toEqual(['a cabin', 'a battery']);
  expect(all('article ol li')).toHaveLength(1);
  expect(all('article th').map(({ textContent }) => textContent)).toEqual(['Part', 'Worth']);
  expect(all('article tbody tr')).toHaveLength(2);
  expect(all('article tbody td')).toHaveLength(4);
  expect([find('code')?.textContent, find('em')?.textContent]).toEqual(['one hand', 'now']);
});

test('what stands in a rule is words, whatever it looks like', async () => {
  await open('SA-B-1.2');
  expect(find('article p')?.textContent).toContain(WILD);
  expect(all('article img, article script')).toEqual([]);
});

test('a ruling of ours is set apart', async () => {
  await open('SA-B-1.2');
  expect(find('aside')?.textContent).toContain('It stays in play.');
  expect(find('aside h4')).not.toBeNull();
});

test('the neighbours in the chapter come when they are asked for', async () => {
  await open('SA-B-1.2');
  find('.before')?.click();
  await vi.waitFor(() => expect(rulebook.rules).toHaveLength(2));
  flushSync();
  expect(ids()).toEqual(['SA-B-1.1', 'SA-B-1.2']);
  expect(find('.before')).toBeNull();
  find('.after')?.click();
  await vi.waitFor(() => expect(rulebook.rules).toHaveLength(3));
  flushSync();
  expect(ids()).toEqual(IDS);
  expect(find('.after')).toBeNull();
});

test('a neighbour that is asked for twice is shown once', async () => {
  await open('SA-B-1.1');
  await Promise.all([rulebook.more('after'), rulebook.more('after')]);
  expect(rulebook.rules.map(({ id }) => id)).toEqual(['SA-B-1.1', 'SA-B-1.2']);
});

test('a rule without a text says so, and one that was opened later is not overwritten', async () => {
  await open('SA-B-9');
  expect(find('[role=alert]')).not.toBeNull();
  expect(all('article')).toEqual([]);
  const [slow, quick] = [rulebook.open('SA-B-9'), rulebook.open('SA-B-1.3')];
  await Promise.all([slow, quick]);
  expect(rulebook.trouble).toBeNull();
  expect(rulebook.rules.map(({ id }) => id)).toEqual(['SA-B-1.3']);
});

test('what is not translated says that it is English', async () => {
  RULES.set('SA-B-7', rule('SA-B-7', { language: 'pl', ids: ['SA-B-7'] }));
  await open('SA-B-7');
  expect(find('article')?.getAttribute('lang')).toBe('pl');
  expect(find('article > p.muted')).not.toBeNull();
  expect(all('.before, .after')).toEqual([]);
});

test('a number in the log or the bar opens its rule', async () => {
  shown = mount(RuleTag, { target: document.body, props: { rule: 'SA-B-1.1' } });
  find('button.rule')?.click();
  await vi.waitFor(() => expect(rulebook.rules).toHaveLength(1));
  expect(rulebook.opened).toBe('SA-B-1.1');
});
