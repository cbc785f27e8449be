/// <reference lib="dom" />

/** Runs inside the page, in a world of ours: the beginning of its visible text, and whether it asks for a password. */
export function glance(): { text: string; asksPassword: boolean } {
  return {
    text: (document.body?.innerText ?? '').slice(0, 20_000),
    asksPassword: document.querySelector('input[type=password i]') !== null,
  }
}
