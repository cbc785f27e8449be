document.getElementById('app').innerHTML = `
  <header><nav><a href="#cakes">Cakes</a> <a href="#about">About us</a> <a href="#contact">Contact</a></nav></header>
  <main>
    <h1>Celebration cakes in Ulverstone</h1>
    <section id="cakes"><h2>Cakes</h2>
      <p>Three tiers or one, always baked the night before and never frozen. Tell us the birthday and the favourite fruit, and leave the rest to us. We make them without nuts on request, and without sugar never.</p>
    </section>
    <section id="about"><h2>About us</h2>
      <p>Cloudberry is Signe Holm, who learnt to bake in Bergen and to drive on the left in Ulverstone. She opened the shop in 2018 with one oven, a recipe book in three languages and her mother-in-law on the till, where she still is.</p>
    </section>
    <section id="contact"><h2>Contact</h2>
      <form action="/send" method="post">
        <label>Your name <input name="name"></label>
        <label>Your email <input type="email" name="email"></label>
        <label>Your message <textarea name="message"></textarea></label>
        <button>Send message</button>
      </form>
    </section>
  </main>
  <footer><p>Cloudberry Cakes, 2 Reibey Lane, Ulverstone</p></footer>`
