import { useMantineColorScheme } from '@mantine/core'
import { useId } from 'react'
import { Icon } from '../Icon.tsx'
import { IconDeviceDesktop, IconMoon, IconSun } from '../icons.ts'
import segments from '../surface/segments.module.css'
import classes from './frame.module.css'

const SCHEMES = [
  { id: 'auto', label: 'System', icon: IconDeviceDesktop },
  { id: 'light', label: 'Light', icon: IconSun },
  { id: 'dark', label: 'Dark', icon: IconMoon },
] as const

/** Light, dark, or as the system says; kept in this browser. */
export function ColorSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const name = useId()
  return (
    <fieldset className={classes.scheme}>
      <legend>Light or dark</legend>
      <div className={segments.segments}>
        {SCHEMES.map(({ id, label, icon }) => (
          <label key={id}>
            <input
              type="radio"
              name={name}
              checked={colorScheme === id}
              onChange={() => setColorScheme(id)}
            />
            <Icon of={icon} size={16} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
