import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { root } from './root-route.ts'
import { safeNext } from './safe-next.ts'
import { readOwner } from '../session/session.ts'

interface Asked {
  /** The address to open after signing in. */
  next?: string | undefined
  /** Why signing in at a provider failed. */
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
    if (await readOwner(client)) throw redirect({ href: safeNext(next) ?? '/' })
  },
  component: lazyRouteComponent(() => import('#web/pages/login/LoginPage.tsx'), 'LoginPage'),
})

const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  validateSearch: asked,
  beforeLoad: async ({ context: { client } }) => {
    if (await readOwner(client)) throw redirect({ to: '/' })
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

/** Pages for people who are not signed in. */
export const guestRoutes = [login, register, forgotPassword, resetPassword, verifyEmail] as const
