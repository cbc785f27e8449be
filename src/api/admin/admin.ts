import { healthRoutes } from './health.ts'
import { mailRoutes } from './mails.ts'
import { adminMessageRoutes } from './messages.ts'
import { queueRoutes } from './queue.ts'
import { settingRoutes } from './settings.ts'
import { adminToolRoutes } from './tools.ts'
import { userRoutes } from './users.ts'

/** What only the operator may do. */
export const adminRoutes = [
  healthRoutes,
  queueRoutes,
  mailRoutes,
  adminMessageRoutes,
  userRoutes,
  adminToolRoutes,
  settingRoutes,
]
