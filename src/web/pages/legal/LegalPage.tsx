import type { ReactNode } from 'react'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { PublicFrame } from '#web/app/frames/PublicFrame.tsx'
import { Prose } from '#web/kit/visitor/Prose.tsx'

interface LegalPageProps {
  title: string
  lead: string
  changed: string
  children: ReactNode
}

/** A page of text, in the frame of visitors' pages. */
export function LegalPage({ title, lead, changed, children }: LegalPageProps) {
  usePageTitle(title)
  return (
    <PublicFrame>
      <Prose title={title} lead={lead} changed={`Last changed ${changed}.`}>
        {children}
      </Prose>
    </PublicFrame>
  )
}
