/** The picture and the sign that a title brings: `src/titles/<title>/picture.svg` and `sign.svg`. */
const URLS = import.meta.glob<string>('../titles/*/{picture,sign}.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export function pictureOf(title: string): string | undefined {
  return URLS[`../titles/${title}/picture.svg`];
}

export function signOf(title: string): string | undefined {
  return URLS[`../titles/${title}/sign.svg`];
}
