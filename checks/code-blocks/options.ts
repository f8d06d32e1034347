import { z } from 'zod';

export const options = z.strictObject({});
