import type { QueryClient } from '@tanstack/react-query'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { root } from './root-route.ts'
import { whoIs } from '../session/session.ts'

/** An owner who has begun. Whoever needs help gets it also while nobody can say who they are. */
const isOwner = async (client: QueryClient): Promise<boolean> =>
  // Who cannot say who they are is a visitor here.
  (await whoIs(client).catch(() => null))?.onboarded ?? false

const contact = createRoute({
  getParentRoute: () => root,
  path: '/contact-us',
  beforeLoad: async ({ context: { client } }) => {
    if (await isOwner(client)) throw redirect({ to: '/help/contact-us' })
  },
  component: lazyRouteComponent(() => import('#web/pages/help/ContactPage.tsx'), 'ContactPage'),
})

/** An article is for everybody: who cannot log in reads how to. */
const helped = createRoute({
  getParentRoute: () => root,
  id: 'helped',
  beforeLoad: async ({ context: { client } }) => ({ isOwner: await isOwner(client) }),
  component: lazyRouteComponent(() => import('#web/pages/help/HelpFrame.tsx'), 'HelpFrame'),
})

/** The rest of the help is the owners'; everybody else has a page of their own. */
const ownersOnly = ({ context }: { context: { isOwner: boolean } }) => {
  if (!context.isOwner) throw redirect({ to: '/contact-us' })
}

const help = createRoute({
  getParentRoute: () => helped,
  path: '/help',
  beforeLoad: ownersOnly,
  component: lazyRouteComponent(() => import('#web/pages/help/HelpPage.tsx'), 'HelpPage'),
})

const ownersContact = createRoute({
  getParentRoute: () => helped,
  path: '/help/contact-us',
  beforeLoad: ownersOnly,
  component: lazyRouteComponent(() => import('#web/pages/help/OwnersContactPage.tsx'), 'OwnersContactPage'),
})

const article = createRoute({
  getParentRoute: () => helped,
  path: '/help/$article',
  component: lazyRouteComponent(() => import('#web/pages/help/ArticlePage.tsx'), 'ArticlePage'),
})

/** Where to turn: one page for visitors, one for owners. */
export const helpRoutes = [contact, helped.addChildren([help, ownersContact, article])] as const
