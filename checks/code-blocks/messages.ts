import { defineMessages } from '../../pipeline/core/messages.ts';

export const messages = defineMessages({ en: {}, ko: {} });
