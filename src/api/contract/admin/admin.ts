import { adminConnectionCalls } from './connections.ts'
import { adminHealthCalls } from './health.ts'
import { mailCalls } from './mails.ts'
import { adminMessageCalls } from './messages.ts'
import { queueCalls } from './queue.ts'
import { settingsCalls } from './settings.ts'
import { adminToolCalls } from './tools.ts'
import { userCalls } from './users.ts'

/** Calls for the operator only. */
export const adminCalls = {
  ...adminHealthCalls,
  ...adminConnectionCalls,
  ...queueCalls,
  ...mailCalls,
  ...adminMessageCalls,
  ...userCalls,
  ...adminToolCalls,
  ...settingsCalls,
}
