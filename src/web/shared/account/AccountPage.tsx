import type { ReactNode } from 'react'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { Narrow } from '#web/kit/forms/Narrow.tsx'
import { PlainFrame } from '#web/kit/frame/PlainFrame.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'

interface AccountPageProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** A page with one short form, for people who are not signed in. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  usePageTitle(title)
  return (
    <PlainFrame home="/home" look="focused">
      <Narrow>
        <PageHead title={title} lead={lead} />
        {children}
      </Narrow>
    </PlainFrame>
  )
}
