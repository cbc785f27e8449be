import { html } from 'hono/html'
import { Hono } from 'hono'
import type { Env } from '../http/routing.ts'
import { openApi } from './openapi.ts'

/** The API's own document and a page to read it. It is made for the first reader: a start does not wait for it. */
export function docs(origin: string): Hono<Env> {
  let made: Document | null = null
  const document = (): Document => (made ??= openApi(origin))
  return new Hono<Env>()
    .get('/openapi.json', (c) => c.json(document()))
    .get('/docs', (c) => c.html(page(document())))
}

type Document = ReturnType<typeof openApi>

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:960px;margin:2rem auto;padding:0 1rem;color:#25221d;background:#f7f6f3}
details{background:#fff;border:1px solid #e5e2dc;border-radius:10px;margin:.5rem 0}summary{padding:.75rem 1rem;cursor:pointer}
code,pre{font-family:ui-monospace,monospace;font-size:14px}pre{overflow:auto;margin:0;padding:1rem;border-top:1px solid #e5e2dc}
b{display:inline-block;min-width:4.5rem}summary span{color:#5c574f;margin-left:.5rem}a{color:#016a70}`

const page = ({ info, servers, paths }: Document) => html`<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fettle API</title><style>${STYLE}</style></head><body><main>
<h1>Fettle API</h1><p>${info.description} Every call below is under <code>${servers[0]?.url ?? ''}</code>.
The same as a document: <a href="/api/openapi.json">openapi.json</a>.</p>
${Object.entries(paths).map(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => html`<details><summary><b>${method.toUpperCase()}</b><code>${path}</code>
<span>${summaryOf(operation)}</span></summary><pre tabindex="0">${JSON.stringify(operation, null, 2)}</pre></details>`,
  ),
)}</main></body></html>`

const summaryOf = (operation: unknown): string =>
  typeof operation === 'object' && operation !== null && 'summary' in operation
    ? String(operation.summary)
    : ''
