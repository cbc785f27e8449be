import type { z } from 'zod'
import type { ConnectorAccess, ConnectorContext, Grant, ReadResult } from '../context.ts'
import { askGraph, type GraphCall } from '../graph.ts'

export const INSTAGRAM_APP_SETTING = 'INSTAGRAM_APP_ID'
export const SECRET_SETTING = 'INSTAGRAM_APP_SECRET'

type InstagramCall = Omit<GraphCall, 'endpoint' | 'secretSetting'>

/** A call with the account's own token. */
export const instagramCall = (call: InstagramCall): GraphCall => ({
  ...call,
  endpoint: 'igGraph',
  secretSetting: SECRET_SETTING,
})

/** Calls Graph for Instagram. */
export const askInstagram = <Answer>(
  context: ConnectorContext,
  call: InstagramCall,
  shape: z.ZodType<Answer>,
): Promise<ReadResult<Answer>> => askGraph(context, instagramCall(call), shape)

/** The token of a connection; a failure where there is none. */
export const instagramToken = ({ grant }: ConnectorAccess): ReadResult<Grant['accessToken']> =>
  grant ? { ok: true, data: grant.accessToken } : { ok: false, failure: { kind: 'reauth' } }
