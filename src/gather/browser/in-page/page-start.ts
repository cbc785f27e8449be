/// <reference lib="dom" />

/** Runs inside the page, in the isolated world: the start of its visible text, and whether it asks for a password. */
export function readPageStart(): { text: string; asksPassword: boolean } {
  return {
    text: (document.body?.innerText ?? '').slice(0, 20_000),
    asksPassword: document.querySelector('input[type=password i]') !== null,
  }
}
