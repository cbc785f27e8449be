import type { z } from 'zod'
import type { ConnectorContext, ReadResult } from '../context.ts'
import { askGraph, type GraphCall } from '../graph.ts'

export const APP_SETTING = 'META_APP_ID'
export const APP_SECRET_SETTING = 'META_APP_SECRET'
export const CONFIG_SETTING = 'META_CONFIG_ID'

type FacebookCall = Omit<GraphCall, 'endpoint' | 'secretSetting'>

/** A call with a token of a person or a page. */
export const facebookCall = (call: FacebookCall): GraphCall => ({
  ...call,
  endpoint: 'graph',
  secretSetting: APP_SECRET_SETTING,
})

/** Calls Graph for Facebook. */
export const askFacebook = <Answer>(
  context: ConnectorContext,
  call: FacebookCall,
  shape: z.ZodType<Answer>,
): Promise<ReadResult<Answer>> => askGraph(context, facebookCall(call), shape)
