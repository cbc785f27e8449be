import { html, raw } from 'hono/html'

/** A piece of markup in which every `${…}` is escaped unless it is itself such a piece. */
export type Html = ReturnType<typeof html>

/** An empty piece. */
export const NOTHING: Html = raw('')

export { html as part }

/** Icon from the symbols at the top of the document; always beside its word, so hidden from screen readers. */
export const icon = (name: string, className = ''): Html =>
  html`<svg class="icon ${className}" aria-hidden="true"><use href="#i-${name}"/></svg>`
