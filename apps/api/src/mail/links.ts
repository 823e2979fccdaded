/** The links in mails. None has a key of a player or a token of a seat: each can do the one thing that it says. */
import type { Keys } from '../security/keys.js';

/** What mail is sent about: an address that a player wants, by the mark of that wish. */
export interface Wish {
  player: string;
  address: string;
  mark: string;
}

export const CONFIRM_PAGE = '/mail/confirm';
export const STOP_PAGE = '/mail/stop';

export class MailLinks {
  /** @param base where clients reach the service, as known by the time that a mail is written */
  constructor(
    readonly keys: Keys,
    readonly base: () => string,
  ) {}

  confirm({ player, address, mark }: Wish): string {
    return this.#link(CONFIRM_PAGE, player, this.keys.mailToken('confirm', player, address, mark));
  }
  isConfirm(token: string, { player, address, mark }: Wish): boolean {
    return this.keys.isMailToken(token, 'confirm', player, address, mark);
  }

  stop(player: string, address: string): string {
    return this.#link(STOP_PAGE, player, this.keys.mailToken('stop', player, address));
  }
  isStop(token: string, player: string, address: string): boolean {
    return this.keys.isMailToken(token, 'stop', player, address);
  }

  table(game: string): string {
    return `${this.#root()}/table/${encodeURIComponent(game)}`;
  }

  #link(page: string, player: string, token: string): string {
    return `${this.#root()}${page}?${new URLSearchParams({ player, token })}`;
  }
  #root(): string {
    return this.base().replace(/\/+$/, '');
  }
}
