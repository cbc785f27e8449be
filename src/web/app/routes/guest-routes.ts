import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { root } from './root-route.ts'
import { safeNext } from './safe-next.ts'
import { whoIs } from '../session/session.ts'

interface Asked {
  /** Where to go afterwards, as it was asked for. */
  next?: string | undefined
  /** Why somebody else's sign-in did not work. */
  error?: string | undefined
}

const asked = ({ next, error }: Record<string, unknown>): Asked => ({
  ...(typeof next === 'string' ? { next } : {}),
  ...(typeof error === 'string' ? { error } : {}),
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: asked,
  beforeLoad: async ({ context: { client }, search: { next } }) => {
    if (await whoIs(client)) throw redirect({ href: safeNext(next) ?? '/' })
  },
  component: lazyRouteComponent(() => import('#web/pages/login/LoginPage.tsx'), 'LoginPage'),
})

const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  validateSearch: asked,
  beforeLoad: async ({ context: { client } }) => {
    if (await whoIs(client)) throw redirect({ to: '/' })
  },
  component: lazyRouteComponent(() => import('#web/pages/register/RegisterPage.tsx'), 'RegisterPage'),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: lazyRouteComponent(
    () => import('#web/pages/forgot-password/ForgotPasswordPage.tsx'),
    'ForgotPasswordPage',
  ),
})

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: lazyRouteComponent(
    () => import('#web/pages/reset-password/ResetPasswordPage.tsx'),
    'ResetPasswordPage',
  ),
})

const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: '/verify-email',
  component: lazyRouteComponent(
    () => import('#web/pages/verify-email/VerifyEmailPage.tsx'),
    'VerifyEmailPage',
  ),
})

/** Pages for those who are not signed in, or not yet. */
export const guestRoutes = [login, register, forgotPassword, resetPassword, verifyEmail] as const
