// Pairs this phone by the code in its address, and goes on to the pages.
const shown = document.getElementById("pairing");
const code = location.pathname.split("/")[1];

function guessedName() {
  const agent = navigator.userAgent;
  for (const [part, name] of [["iPhone", "iPhone"], ["iPad", "iPad"], ["Android", "Android"],
    ["Macintosh", "Mac"], ["Windows", "Windows"], ["Linux", "Linux"]]) {
    if (agent.includes(part)) {
      return name;
    }
  }
  return "";
}

try {
  const answer = await fetch("/api/pair", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ code, name: guessedName() }),
  });
  if (answer.ok) {
    location.replace(location.protocol === "https:" ? "/#camera" : "/");
  } else {
    shown.textContent = (await answer.json()).error;
  }
} catch {
  location.reload();
}
