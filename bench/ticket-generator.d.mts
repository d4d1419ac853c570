export interface TicketOptions {
  readonly count: number;
  readonly incidents?: number;
  readonly seed?: number;
}
export type Ticket = Readonly<Record<string, string | readonly string[]>> & { readonly id: string };
export function tickets(options: TicketOptions): Iterable<Ticket>;
export function writeTickets(file: string, options: TicketOptions): void;
