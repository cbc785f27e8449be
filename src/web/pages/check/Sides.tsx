import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import type { CheckLink } from '#core/navigation.ts'
import { Segments } from '#web/kit/surface/Segments.tsx'

interface SidesProps {
  sides: readonly CheckLink[]
  chosen: string
}

const isPhone = ({ path }: CheckLink): boolean => path.includes('mobile=true')

/** Links to the phone's and the computer's side of one page. */
export function Sides({ sides, chosen }: SidesProps) {
  const router = useRouter()
  if (sides.length === 0) return null
  const goTo = (id: string) => {
    const side = sides.find(({ check }) => check === id)
    if (side) void router.navigate({ href: side.path, replace: true, resetScroll: false })
  }
  return (
    <div>
      <Segments
        label="Phone or computer"
        chosen={chosen}
        onChoose={goTo}
        segments={sides.map((side) => ({
          id: side.check,
          label: isPhone(side) ? 'Phone' : 'Computer',
          icon: isPhone(side) ? IconDeviceMobile : IconDeviceDesktop,
        }))}
      />
    </div>
  )
}
