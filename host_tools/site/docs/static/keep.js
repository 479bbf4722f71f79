// Keep the documents in this browser, so that they can be read without a network; a private window may refuse.
navigator.serviceWorker?.register(new URL('../service-worker.js', import.meta.url)).catch(() => {});
