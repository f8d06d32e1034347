import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Heaviest } from '../../../checks/duplicate-topic/gather/topic/heaviest.ts';

const weighed = fc.uniqueArray(fc.tuple(fc.nat({ max: 500 }), fc.integer({ min: 1, max: 9 })), {
  selector: ([term]) => term,
  maxLength: 60,
});

test('the heaviest are those that sorting would give, whatever the order they come in', () => {
  fc.assert(
    fc.property(weighed, fc.integer({ min: 1, max: 20 }), (terms, most) => {
      const heaviest = new Heaviest(most);
      for (const [term, weight] of terms) heaviest.take(term, weight);
      const sorted = terms.toSorted((one, other) => other[1] - one[1] || one[0] - other[0]).slice(0, most);
      const { terms: kept, weights } = heaviest.focus();
      expect([...kept]).toEqual(sorted.map(([term]) => term));
      const squares = weights.reduce((sum, weight) => sum + weight * weight, 0);
      expect(squares).toBeCloseTo(sorted.length === 0 ? 0 : 1, 9);
    }),
  );
});
