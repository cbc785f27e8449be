import { useQuery } from '@tanstack/react-query'
import { supportQuery } from '#web/app/queries/support-queries.ts'
import { useSupport } from '#web/app/queries/use-support.ts'
import { IconClock, IconMail, IconPhone } from '#web/kit/icons.ts'
import type { Point } from '#web/kit/visitor/PointList.tsx'

/** The ways to contact the operator beside the form, and the support hours. What is not read yet, or not given, is left out. */
export function useContactWays(): Point[] {
  const { data } = useQuery(supportQuery)
  const hours = useSupport()
  const { email = null, phone = null } = data ?? {}
  return [
    ...(email === null
      ? []
      : [{ icon: IconMail, title: 'Email', line: <a href={`mailto:${encodeURI(email)}`}>{email}</a> }]),
    ...(phone === null
      ? []
      : [
          {
            icon: IconPhone,
            title: 'Phone',
            line: <a href={`tel:${phone.replaceAll(/[^\d+]/gu, '')}`}>{phone}</a>,
          },
        ]),
    { icon: IconClock, title: 'Support hours', line: hours },
  ]
}
