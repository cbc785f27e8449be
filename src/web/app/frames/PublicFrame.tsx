import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { VisitorFrame } from '#web/kit/frame/VisitorFrame.tsx'
import { useDemonstration } from '../queries/use-demonstration.ts'
import { useOperatorNotice } from '../queries/use-operator-notice.ts'
import { useSupport } from '../queries/use-support.ts'
import { meQuery } from '../session/session.ts'

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

const LOG_IN = { href: '/login', label: 'Log in' }
const MY_RESULTS = { href: '/', label: 'My results' }

/** The frame of every public page; a signed-in owner has a way back to the results. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { data: owner } = useQuery(meQuery)
  return (
    <VisitorFrame
      home="/home"
      links={LINKS}
      enter={owner ? MY_RESULTS : LOG_IN}
      legal={LEGAL}
      support={useSupport()}
      notice={useOperatorNotice()}
      sample={useDemonstration()}
    >
      {children}
    </VisitorFrame>
  )
}
