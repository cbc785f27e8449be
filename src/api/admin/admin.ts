import { adminConnectionRoutes } from './connections.ts'
import { healthRoutes } from './health.ts'
import { mailRoutes } from './mails.ts'
import { adminMessageRoutes } from './messages.ts'
import { queueRoutes } from './queue.ts'
import { settingRoutes } from './settings.ts'
import { adminToolRoutes } from './tools.ts'
import { userRoutes } from './users.ts'

/** Routes for the operator only. */
export const adminRoutes = [
  healthRoutes,
  adminConnectionRoutes,
  queueRoutes,
  mailRoutes,
  adminMessageRoutes,
  userRoutes,
  adminToolRoutes,
  settingRoutes,
]
