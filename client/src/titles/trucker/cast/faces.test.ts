import { expect, it } from 'vitest';
import { faceOf } from './faces';

it('has a face for everybody of the cast', () => {
  for (const id of ['berta', 'fridolin', 'zita', 'bruno', 'ottla', 'mumu', 'norm', 'polisa'])
    expect(faceOf(id)).toContain(id);
  expect(faceOf('nobody')).toBeUndefined();
});
