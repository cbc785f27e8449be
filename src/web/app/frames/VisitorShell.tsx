import type { ReactNode } from 'react'
import { VisitorFrame } from '#web/kit/frame/VisitorFrame.tsx'
import { useOperatorNotice } from '../queries/use-operator-notice.ts'
import { useSupport } from '../queries/use-support.ts'

const LINKS = [
  { href: '/home#how', label: 'How it works' },
  { href: '/home#look', label: 'What we look at' },
  { href: '/contact-us', label: 'Contact us' },
]

const LEGAL = [
  { href: '/learn-more', label: 'About Fettle' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
  { href: '/cookies', label: 'Cookies' },
  { href: '/contact-us', label: 'Contact us' },
]

/** The frame of every page for visitors. */
export function VisitorShell({ children }: { children: ReactNode }) {
  return (
    <VisitorFrame
      home="/home"
      links={LINKS}
      enter={{ href: '/login', label: 'Log in' }}
      legal={LEGAL}
      support={useSupport()}
      notice={useOperatorNotice()}
    >
      {children}
    </VisitorFrame>
  )
}
