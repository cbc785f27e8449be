import { Hono } from 'hono'
import { html } from 'hono/html'
import type { NotificationKind } from '#core/owner-input/preferences.ts'
import { switchOff } from '#store/recipients.ts'
import type { Env } from '../http/routing.ts'

const KINDS: Readonly<Record<NotificationKind, string>> = {
  results: 'when results change',
  summary: 'with the summary',
  reminders: 'with plan reminders',
  news: 'with news about Fettle',
}

/**
 * The link in a mail that switches its kind off. Not a call of the contract: people open it from a mail, signed in or not, and
 * mail programs send a form to it (RFC 8058, which asks for one click by POST; a GET changes nothing, because scanners open links).
 */
export const unsubscribeRoutes = new Hono<Env>()
  .get('/unsubscribe/:word', (c) => {
    const asked = c.get('services').readUnsubscribe(c.req.param('word'))
    if (!asked) return c.html(page(BROKEN), 404)
    return c.html(page(ask(KINDS[asked.kind])))
  })
  .post('/unsubscribe/:word', async (c) => {
    const { db, readUnsubscribe } = c.get('services')
    const asked = readUnsubscribe(c.req.param('word'))
    if (!asked) return c.html(page(BROKEN), 404)
    await switchOff(db, asked.ownerId, asked.kind)
    return c.html(page(done(KINDS[asked.kind])))
  })

const STYLE = `body{font:17px/1.55 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1.5rem;color:#25221d;background:#f7f6f3}
button{font:inherit;font-weight:600;min-height:44px;padding:0 1.5rem;border:0;border-radius:8px;background:#016a70;color:#fff}a{color:#016a70}`

type Markup = ReturnType<typeof html>

const ask = (kind: string): Markup => html`<h1>Stop these emails?</h1>
<p>Fettle won’t write to you ${kind} any more.</p>
<form method="post"><button>Stop these emails</button></form>`

const done = (kind: string): Markup => html`<h1>Done</h1>
<p>Fettle won’t write to you ${kind} any more. You can switch it on again in
<a href="/profile/my-preferences">your preferences</a>.</p>`

/** A mail program may have cut the link. */
const BROKEN: Markup = html`<h1>This link doesn’t work</h1>
<p>Log in and choose <a href="/profile/my-preferences">which emails you want</a>.</p>`

const page = (content: Markup): Markup => html`<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Emails from Fettle</title><style>${STYLE}</style></head><body><main>${content}</main></body></html>`
