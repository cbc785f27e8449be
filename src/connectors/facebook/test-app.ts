import { tidyLine } from '#core/owner-input/text.ts'
import type { ConnectorContext, ReadResult } from '../context.ts'
import type { Tested } from '../to-confirm.ts'
import { appTokenOf, debugToken } from './grant.ts'

/** Asks Facebook about the app's own token: free, and shows that id and secret belong together. */
export async function testFacebookApp(context: ConnectorContext): Promise<ReadResult<Tested>> {
  const looked = await debugToken(context, appTokenOf(context))
  if (!looked.ok)
    return looked.failure.kind === 'reauth' ? { ok: false, failure: { kind: 'not_configured' } } : looked
  if (!looked.data.is_valid) return { ok: false, failure: { kind: 'not_configured' } }
  const name = tidyLine(looked.data.application ?? '')
  return {
    ok: true,
    data: {
      sentences: [
        name === '' ? 'Facebook knows the app.' : `Facebook knows the app as ${name}.`,
        'Connect a page of your own to see the rest.',
      ],
    },
  }
}
