import type { Command } from './command.ts';
import { checkCommand } from './check/command.ts';
import { doctorCommand } from './doctor/command.ts';
import { receiptsCommand } from './receipts/command.ts';
import { runCommand } from './run/command.ts';

/** Every verb, in the order in which the help lists them. */
export const commands: readonly Command[] = [checkCommand, runCommand, receiptsCommand, doctorCommand];
