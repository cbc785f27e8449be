import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { root } from './root-route.ts'
import { requireSignIn } from '../session/session.ts'

/** The routes below are for the operator; other owners get "not found". */
const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  beforeLoad: async ({ context: { client }, location: { href } }) => {
    const { operator } = await requireSignIn(client, href)
    if (!operator) throw notFound()
  },
  component: lazyRouteComponent(() => import('../frames/AdminFrame.tsx'), 'AdminFrame'),
})

const getParentRoute = () => admin

const front = createRoute({
  getParentRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/admin/health' })
  },
})

const health = createRoute({
  getParentRoute,
  path: '/health',
  component: lazyRouteComponent(() => import('#web/pages/admin/health/HealthPage.tsx'), 'HealthPage'),
})

const queue = createRoute({
  getParentRoute,
  path: '/queue',
  component: lazyRouteComponent(() => import('#web/pages/admin/queue/QueuePage.tsx'), 'QueuePage'),
})

const mails = createRoute({
  getParentRoute,
  path: '/mail',
  component: lazyRouteComponent(() => import('#web/pages/admin/mail/MailsPage.tsx'), 'MailsPage'),
})

const mail = createRoute({
  getParentRoute,
  path: '/mail/$id',
  component: lazyRouteComponent(() => import('#web/pages/admin/mail/MailPage.tsx'), 'MailPage'),
})

const messages = createRoute({
  getParentRoute,
  path: '/messages',
  component: lazyRouteComponent(() => import('#web/pages/admin/messages/MessagesPage.tsx'), 'MessagesPage'),
})

const message = createRoute({
  getParentRoute,
  path: '/messages/$id',
  component: lazyRouteComponent(() => import('#web/pages/admin/messages/MessagePage.tsx'), 'MessagePage'),
})

const tools = createRoute({
  getParentRoute,
  path: '/tools',
  component: lazyRouteComponent(() => import('#web/pages/admin/tools/AdminToolsPage.tsx'), 'AdminToolsPage'),
})

const tool = createRoute({
  getParentRoute,
  path: '/tools/$id',
  component: lazyRouteComponent(() => import('#web/pages/admin/tools/ToolPage.tsx'), 'ToolPage'),
})

const more = createRoute({
  getParentRoute,
  path: '/more',
  component: lazyRouteComponent(() => import('#web/pages/admin/AdminMorePage.tsx'), 'AdminMorePage'),
})

interface Asked {
  search?: string | undefined
  page?: number | undefined
}

const users = createRoute({
  getParentRoute,
  path: '/users',
  validateSearch: ({ search, page }: Record<string, unknown>): Asked => ({
    ...(typeof search === 'string' && search !== '' ? { search } : {}),
    ...(typeof page === 'number' && Number.isSafeInteger(page) && page > 1 ? { page } : {}),
  }),
  component: lazyRouteComponent(() => import('#web/pages/admin/users/UsersPage.tsx'), 'UsersPage'),
})

const user = createRoute({
  getParentRoute,
  path: '/users/$id',
  component: lazyRouteComponent(() => import('#web/pages/admin/users/UserPage.tsx'), 'UserPage'),
})

const connections = createRoute({
  getParentRoute,
  path: '/connections',
  component: lazyRouteComponent(
    () => import('#web/pages/admin/connections/ConnectionsPage.tsx'),
    'ConnectionsPage',
  ),
})

const settings = createRoute({
  getParentRoute,
  path: '/settings',
  component: lazyRouteComponent(() => import('#web/pages/admin/settings/SettingsPage.tsx'), 'SettingsPage'),
})

/** Routes of the operator's pages. */
export const adminPageRoutes = [
  admin.addChildren([
    front,
    health,
    queue,
    mails,
    mail,
    messages,
    message,
    users,
    user,
    connections,
    tools,
    tool,
    settings,
    more,
  ]),
] as const
