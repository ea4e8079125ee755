/** The pictures of the officers, by their ids. */
const FILES = import.meta.glob<string>('../officers/*.svg', { eager: true, query: '?url', import: 'default' });

export const officerFace = (id: string): string => FILES[`../officers/${id}.svg`] ?? '';
