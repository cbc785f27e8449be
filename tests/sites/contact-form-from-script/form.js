document.getElementById('form').innerHTML = `
<form action="/send" method="post">
  <p><label>Your name <input name="name" autocomplete="name" required></label></p>
  <p><label>Your email <input type="email" name="email" autocomplete="email" required></label></p>
  <p><label>Your message <textarea name="message" rows="6" required></textarea></label></p>
  <p><button>Send message</button></p>
</form>`
