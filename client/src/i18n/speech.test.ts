import { expect, test } from 'vitest';
import { Speech, chooseLanguage, firstSentence, wordsOf } from './speech';

function speech(text: string): Speech {
  const said = new Speech('cs');
  said.learn(text);
  return said;
}

test('a message is said with its arguments', () => {
  expect(speech('a = { $who } má { $count }').say({ id: 'a', args: { who: 'Ada', count: 3 } })).toBe('Ada má 3');
});

test('an argument may be a message again', () => {
  const said = speech('a = Spadl { $part }.\nb = dvojitý { $c }\nc = kanón');
  expect(said.say({ id: 'a', args: { part: { id: 'b', args: { c: { id: 'c' } } } } })).toBe('Spadl dvojitý kanón.');
});

test('a seat is called by its name, or by its number', () => {
  const said = speech('a = { $seat } táhne\nkernel-seat-name = Hráč { $number }');
  expect(said.say({ id: 'a', args: { seat: 1 } }, ['Ada', 'Łucja'])).toBe('Łucja táhne');
  expect(said.say({ id: 'a', args: { seat: 1 } }, ['Ada', ' '])).toBe('Hráč 2 táhne');
  expect(said.say({ id: 'a', args: { seat: 4 } }, ['Ada'])).toBe('Hráč 5 táhne');
});

test('Czech has four plural forms', () => {
  const said = speech('a = { $n } { $n ->\n    [one] tah\n    [few] tahy\n    [many] tahu\n   *[other] tahů\n }');
  expect([1, 2, 5, 22].map((n) => said.say({ id: 'a', args: { n } }))).toEqual([
    '1 tah',
    '2 tahy',
    '5 tahů',
    '22 tahů',
  ]);
});

test('a message that nobody has translated is spelled out', () => {
  const said = speech('');
  expect(said.say({ id: 'drift-move-sail-on', args: { to: 3, wind: 'north' } })).toBe('sail on (3, north)');
  expect(said.say({ id: 'drift-name' })).toBe('name');
});

test('a sentence with a gap can be told from a whole one', () => {
  const said = speech('a = Kolo { $round }\nb = Stavte!');
  expect(said.sayable({ id: 'a', args: { round: 2 } })).toBe(true);
  expect(said.sayable({ id: 'a' })).toBe(false);
  expect(said.sayable({ id: 'b' })).toBe(true);
});

test.each([
  ['pl', ['cs-CZ'], 'pl'],
  [null, ['de-DE', 'cs-CZ', 'en'], 'cs'],
  ['xx', ['en-GB', 'pl'], 'en'],
  [null, ['de'], 'en'],
  [null, [], 'en'],
])('chosen %s and spoken %s is %s', (chosen, browsers, language) => {
  expect(chooseLanguage(chosen, browsers)).toBe(language);
});

test('names and stressed words stand out in a sentence, other things do not', () => {
  const said = speech('a = { $who } *velmi* chce { $what }, { $seat }\nb = Ada\nc = jednu kostku');
  const args = { who: { id: 'b' }, what: { id: 'c' }, seat: 0 };
  expect(said.pieces({ id: 'a', args }, ['Łucja']).map(({ words, look }) => `${look}:${words}`)).toEqual([
    'name:Ada',
    'plain: ',
    'stress:velmi',
    'plain: chce jednu kostku, ',
    'name:Łucja',
  ]);
});

test('a message in another language says which', () => {
  const said = speech('a = Text\n    .lang = en\nb = Text');
  expect([said.languageOf('a'), said.languageOf('b'), said.languageOf('c')]).toEqual(['en', undefined, undefined]);
});

test('what may be called by a name is said so once the name is known', () => {
  const message = { id: 'unmet', args: { number: '214', called: 'poi-214' } };
  expect(speech('unmet = č. { $number }').say(message)).toBe('č. 214');
  expect(speech('unmet = č. { $number }\npoi-214 = Studna').say(message)).toBe('Studna');
});

test.each([
  ['Ada has the token. She begins.', 'Ada has the token.'],
  ['“Force the hatch” asks for dice. Pick two.', '“Force the hatch” asks for dice.'],
  ['He says “no.” And goes.', 'He says “no.”'],
  ['Prepare: draw a card', 'Prepare: draw a card'],
])('the first sentence of %s', (text, first) => {
  expect(wordsOf(firstSentence(speech(`a = ${text}`).pieces({ id: 'a' })))).toBe(first);
});
