import type { Json, JsonObject } from '../../core/types.ts';

const deepest = 32;

/** What a parser returned, as JSON: dates in ISO 8601, numbers that JSON cannot hold as text, the rest cut at a depth. */
export function plainObject(value: unknown): JsonObject {
  const plain = plainValue(value, 0);
  return plain !== null && typeof plain === 'object' && !Array.isArray(plain) ? (plain as JsonObject) : {};
}

function plainValue(value: unknown, depth: number): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (typeof value !== 'object' || depth === deepest) return null;
  if (Array.isArray(value)) return value.map((one) => plainValue(one, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plainValue(one, depth + 1)]));
}
