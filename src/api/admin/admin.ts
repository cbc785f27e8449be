import { health } from './health.ts'
import { mails } from './mails.ts'
import { adminMessages } from './messages.ts'
import { queue } from './queue.ts'
import { settings } from './settings.ts'
import { adminTools } from './tools.ts'
import { users } from './users.ts'

/** What only the operator may do. */
export const admin = [health, queue, mails, adminMessages, users, adminTools, settings]
