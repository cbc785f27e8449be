import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { root } from './root-route.ts'
import { isOnboardedOwner } from '../session/session.ts'

const contact = createRoute({
  getParentRoute: () => root,
  path: '/contact-us',
  beforeLoad: async ({ context: { client } }) => {
    if (await isOnboardedOwner(client)) throw redirect({ to: '/help/contact-us' })
  },
  component: lazyRouteComponent(() => import('#web/pages/help/ContactPage.tsx'), 'ContactPage'),
})

/** Articles are for everybody: also for people who cannot log in. */
const helpPages = createRoute({
  getParentRoute: () => root,
  id: 'help-pages',
  beforeLoad: async ({ context: { client } }) => ({ isOwner: await isOnboardedOwner(client) }),
  component: lazyRouteComponent(() => import('#web/pages/help/HelpFrame.tsx'), 'HelpFrame'),
})

/** The other help pages are for owners; everybody else has a page of their own. */
const ownersOnly = ({ context }: { context: { isOwner: boolean } }) => {
  if (!context.isOwner) throw redirect({ to: '/contact-us' })
}

const help = createRoute({
  getParentRoute: () => helpPages,
  path: '/help',
  beforeLoad: ownersOnly,
  component: lazyRouteComponent(() => import('#web/pages/help/HelpPage.tsx'), 'HelpPage'),
})

const ownersContact = createRoute({
  getParentRoute: () => helpPages,
  path: '/help/contact-us',
  beforeLoad: ownersOnly,
  component: lazyRouteComponent(() => import('#web/pages/help/OwnersContactPage.tsx'), 'OwnersContactPage'),
})

const article = createRoute({
  getParentRoute: () => helpPages,
  path: '/help/$article',
  component: lazyRouteComponent(() => import('#web/pages/help/ArticlePage.tsx'), 'ArticlePage'),
})

/** Help and contact: one contact page for visitors, one for owners. */
export const helpRoutes = [contact, helpPages.addChildren([help, ownersContact, article])] as const
