/** Stylesheets as the bundler imports them: a module exports its class names, a plain one nothing. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'
