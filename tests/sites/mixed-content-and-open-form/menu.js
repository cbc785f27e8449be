document.documentElement.dataset.menu = "closed"
